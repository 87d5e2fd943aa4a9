"""Watches a page while a game is played: whatever of mine changes must be explained on the screen, in words."""

from typing import Any

from playwright.sync_api import Page

WATCH = """() => {
    const seen = box => {
        const {left, top, right, bottom, width, height} = box.getBoundingClientRect();
        const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2, y = Math.max(top, 0) + 6;
        const on = document.elementFromPoint(x, y);
        return width > 0 && height > 0 && top < innerHeight && bottom > 0 && on !== null && (box.contains(on) || on.contains(box));
    };
    const amounts = () => Object.fromEntries(
        [...document.querySelectorAll('[data-amount]')].map(one => [one.dataset.amount, one.textContent.trim()]));
    const told = () => [...document.querySelectorAll('.last[data-told] p, .page .rows li')].filter(seen).map(one => one.textContent.trim());
    const number = () => [...document.querySelectorAll('[data-told]')].map(one => one.dataset.told).join();
    const watch = window.watched = {changes: [], unseen: [], looks: 0};
    let before = amounts(), no = number();
    const look = () => {
        const now = amounts();
        const names = Object.keys(now).filter(name => name in before && before[name] !== now[name]);
        if (names.length > 0) requestAnimationFrame(() => {
            // By now more may have happened; and where the game has ended, the end tells: it may be on its way while the board is gone.
            const after = amounts(), fresh = number() !== no;
            no = number();
            const other = Object.keys(after).filter(name => before[name] !== after[name]);
            if (other.length > 0 && document.querySelector('.end') === null) watch.changes.push({
                amounts: other.map(name => `${name} ${before[name]} > ${after[name]}`),
                said: fresh ? told() : []});
            before = after;
            look();
        });
        else {
            if (Object.keys(now).length > 0) before = now;
            watch.looks += 1;
            for (const one of document.querySelectorAll('[data-amount]'))
                if (!seen(one) && !document.querySelector('dialog[open]')) watch.unseen.push(one.dataset.amount);
            requestAnimationFrame(look);
        }
    };
    look();
}"""
"""At every frame: which amounts of mine are another, and which sentences about it can be read on the screen two frames later."""


def watch(page: Page) -> None:
    """Begin to watch."""
    page.evaluate(WATCH)


def watched(page: Page) -> dict[str, Any]:
    """What was seen: every change of an amount with the sentences beside it, and amounts that were out of view."""
    found: dict[str, Any] = page.evaluate("() => window.watched")
    return found
