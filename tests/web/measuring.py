"""Is a table legible as it stands on the screen? Measured at a question: what sticks out, what lies on it, what is too small or broken."""

from playwright.sync_api import Page

LEAST = 12
"""CSS pixels: nothing that is read is smaller. Printing on the board itself is repeated in words beside it."""

MEASURE = """least => {
    const faults = [];
    const name = part => `${part.tagName.toLowerCase()}.${String(part.getAttribute('class') ?? '').split(' ')[0]}`;
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (wide > 0) faults.push(`the page is ${wide} px too wide`);
    const drawn = '.board svg, .mat, .city, .town, .road, .card, .glass, .strip .opened, .sized, .happens';
    const lies = (x, y, part) => {
        const on = document.elementFromPoint(x, y);
        return on === null || part.contains(on) || on.contains(part) ? null : on;
    };
    // The question waits behind what happened to me, which must be whole.
    const page = document.querySelector('.page.holds');
    const asks = page ?? document.querySelector('.stage.asks') ?? document.querySelector('[data-prompt]');
    if (asks === null) return [...faults, 'nothing is asked anywhere'];
    const title = asks.querySelector('h2, .line') ?? asks;
    const box = title.getBoundingClientRect();
    if (box.top < 0 || box.bottom > innerHeight) faults.push(`the question stands at ${Math.round(box.top)} of ${innerHeight}`);
    else for (const x of [box.left + 2, (box.left + box.right) / 2]) {
        const over = lies(x, (box.top + box.bottom) / 2, title);
        if (over !== null && !over.closest('[data-prompt], .stage')) faults.push(`${name(over)} lies on the question`);
    }
    // A long list scrolls within its sheet; whatever of it is in sight can be pressed, and something is.
    const sheet = asks.getBoundingClientRect();
    let pressed = 0;
    const buttons = [...asks.querySelectorAll('button')].filter(button => button.checkVisibility());
    for (const button of buttons) {
        const {left, right, top, bottom, width} = button.getBoundingClientRect();
        const x = (left + right) / 2, y = (top + bottom) / 2;
        const above = Math.max(0, sheet.top), below = Math.min(innerHeight, sheet.bottom);
        if (width < 2 || x < 0 || x > innerWidth || y < above || y > below) continue;
        pressed += button.matches('.rule') ? 0 : 1;
        const over = lies(x, y, button);
        if (over !== null && !asks.contains(over)) faults.push(`${name(over)} lies on ${name(button)}`);
    }
    if (pressed === 0 && buttons.some(button => !button.matches('.rule'))) faults.push('no answer is in sight');
    for (const part of document.querySelectorAll('main *')) {
        const text = [...part.childNodes].some(node => node.nodeType === 3 && node.textContent.trim() !== '');
        if (!text || part.closest('svg, .unseen, [aria-hidden=true]') || !part.checkVisibility()) continue;
        const style = getComputedStyle(part), {width, height, left, right} = part.getBoundingClientRect();
        if (width < 2 || height < 2) continue;
        const size = parseFloat(style.fontSize), said = part.textContent.trim().slice(0, 30);
        if (size < least && !part.closest(drawn)) faults.push(`${name(part)} is ${size} px: ${said}`);
        if (asks.contains(part) && (right > innerWidth + 1 || left < -1)) faults.push(`${name(part)} sticks out of the screen`);
        const panel = part.closest('.panel, .purse, .page');
        if (panel !== null && !part.closest(drawn)) {
            const edge = panel.getBoundingClientRect();
            let scrolls = false;
            for (let around = part; around !== panel && !scrolls; around = around.parentElement)
                scrolls = getComputedStyle(around).overflowX !== 'visible' || getComputedStyle(around).position === 'absolute';
            if (!scrolls && (right > edge.right + 1 || left < edge.left - 1))
                faults.push(`${name(part)} sticks out of ${name(panel)}: ${said}`);
        }
        // A number, an amount or a word in two lines, without a hyphen. (What scrolls by itself within its own box is whole.)
        const whole = style.hyphens === 'auto' ? /[$]?\\d[\\d.,]+/g : /[$]?\\d[\\d.,]+|\\p{L}{2,}/gu;
        const lines = height > 1.8 * size ? [...part.childNodes].filter(node => node.nodeType === 3) : [];
        for (const node of lines) for (const found of node.textContent.matchAll(whole)) {
            const range = document.createRange();
            range.setStart(node, found.index);
            range.setEnd(node, found.index + found[0].length);
            const tops = new Set([...range.getClientRects()].map(rect => Math.round(rect.top / 4)));
            if (tops.size > 1) faults.push(`${found[0]} is broken in ${name(part)}`);
        }
        // What ends in dots still says what it is.
        if (style.textOverflow === 'ellipsis' && part.clientWidth < 0.4 * part.scrollWidth)
            faults.push(`${name(part)} is cut to nothing: ${said}`);
    }
    return [...new Set(faults)].slice(0, 8);
}"""


def faults(page: Page) -> list[str]:
    """What is wrong with the table as it stands there."""
    found: list[str] = page.evaluate(MEASURE, LEAST)
    return found


STRAYS = """least => {
    const faults = [];
    const name = part => `${part.tagName.toLowerCase()}.${String(part.getAttribute('class') ?? '').split(' ')[0]}`;
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (wide > 0) faults.push(`the page is ${wide} px too wide`);
    const drawn = 'svg, .mat, .city, .town, .road, .card, .glass, .strip .opened, .sized, .happens, .unseen, [aria-hidden=true]';
    for (const part of document.querySelectorAll('body *')) {
        const texts = [...part.childNodes].filter(node => node.nodeType === 3 && node.textContent.trim() !== '');
        if (texts.length === 0 || part.closest(drawn) || !part.checkVisibility()) continue;
        const {width, height} = part.getBoundingClientRect();
        if (width < 2 || height < 2) continue;
        const size = parseFloat(getComputedStyle(part).fontSize), said = part.textContent.trim().slice(0, 30);
        if (size < least) faults.push(`${name(part)} is ${size} px: ${said}`);
        // An amount in two lines.
        for (const node of texts) for (const found of node.textContent.matchAll(/(?<![\\w/:.])[$]?\\d[\\d.,]+(?![\\w:/])/g)) {
            const range = document.createRange();
            range.setStart(node, found.index);
            range.setEnd(node, found.index + found[0].length);
            if (new Set([...range.getClientRects()].map(rect => Math.round(rect.top / 4))).size > 1)
                faults.push(`${found[0]} is broken in ${name(part)}`);
        }
        // What is cut off at the right, where nothing can be scrolled and no dots say so.
        const range = document.createRange();
        range.setStartBefore(texts[0]);
        range.setEndAfter(texts[texts.length - 1]);
        const box = range.getBoundingClientRect();
        for (let around = part; around !== null && around !== document.body; around = around.parentElement) {
            const style = getComputedStyle(around);
            if (style.textOverflow === 'ellipsis' || style.overflowX === 'auto' || style.overflowX === 'scroll') break;
            if (style.overflowX === 'visible') continue;
            if (box.right > around.getBoundingClientRect().right + 2) faults.push(`${name(part)} is cut off by ${name(around)}: ${said}`);
            break;
        }
    }
    return [...new Set(faults)].slice(0, 8);
}"""


def strays(page: Page) -> list[str]:
    """What is wrong with any page as it stands there: too wide, too small, cut off, an amount in two lines."""
    found: list[str] = page.evaluate(STRAYS, LEAST)
    return found
