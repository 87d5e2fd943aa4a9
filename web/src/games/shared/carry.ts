/**
 * Things that can be picked up and carried: with a mouse or a finger. Whoever cannot drag taps or uses the keyboard
 * instead.
 */

const NEAR = 6;
const OVER = "carried-over";

export interface Carried {
  /** Nothing can be carried just now. */
  fixed: boolean;
  /** It has left its place, or has come down again. */
  lifted?(up: boolean): void;
  /** It was let go over the place with this `data-drop`, or over none. */
  dropped(place: string | null): void;
}

/**
 * An action for an element; places that take it have a `data-drop` and get the class `carried-over` while it hovers
 * there.
 */
export function carry(node: HTMLElement, given: Carried): { update(next: Carried): void; destroy(): void } {
  let now = given;
  let from: { x: number; y: number; pointer: number } | null = null;
  let ghost: HTMLElement | null = null;
  let over: Element | null = null;

  function down(event: PointerEvent): void {
    if (now.fixed || event.button !== 0 || from !== null) return;
    from = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", stop);
  }
  function move(event: PointerEvent): void {
    if (from === null || event.pointerId !== from.pointer) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (ghost === null) {
      if (Math.hypot(x, y) < NEAR) return;
      ghost = shadow(node);
      now.lifted?.(true);
    }
    event.preventDefault();
    ghost.style.transform = `translate(${x}px, ${y}px) scale(1.15)`;
    hover(document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-drop]") ?? null);
  }
  function hover(place: Element | null): void {
    if (place === over) return;
    over?.classList.remove(OVER);
    place?.classList.add(OVER);
    over = place;
  }
  function up(event: PointerEvent): void {
    if (from === null || event.pointerId !== from.pointer) return;
    const [carried, place] = [ghost !== null, over instanceof HTMLElement ? (over.dataset["drop"] ?? null) : null];
    stop();
    if (!carried) return;
    // What was carried was not clicked.
    const swallow = (click: Event) => click.stopPropagation();
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }));
    now.dropped(place);
  }
  function stop(): void {
    from = null;
    hover(null);
    if (ghost !== null) now.lifted?.(false);
    ghost?.remove();
    ghost = null;
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", stop);
  }

  node.addEventListener("pointerdown", down);
  return {
    update: (next) => (now = next),
    destroy() {
      stop();
      node.removeEventListener("pointerdown", down);
    },
  };
}

/** What hangs at the pointer. */
function shadow(node: HTMLElement): HTMLElement {
  const rect = node.getBoundingClientRect();
  const copy = node.cloneNode(true) as HTMLElement;
  copy.setAttribute("aria-hidden", "true");
  copy.removeAttribute("id");
  copy.inert = true;
  Object.assign(copy.style, {
    position: "fixed",
    left: `${rect.x}px`,
    top: `${rect.y}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
    margin: "0",
    pointerEvents: "none",
    zIndex: "60",
  });
  document.body.append(copy);
  return copy;
}
