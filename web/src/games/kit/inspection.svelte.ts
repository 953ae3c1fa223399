/**
 * What the player looks at more closely: an item under a mouse that rests, under a finger that stays, or with the focus of the
 * keyboard. An item is an element with `data-details`, which says what it is.
 */

/** Long enough to pass by, and to see what lights up meanwhile. */
const REST_MS = 800;
const LONG_PRESS_MS = 450;
/** How long after a touch its focus may come: browsers send it when the finger has gone. */
const TAP_FOCUS_MS = 400;
/** The movement in pixels that still counts as staying. */
const TOLERANCE = 8;

export interface InspectedItem {
  name: string;
  element: HTMLElement;
  /** A mouse only passes by: what it shows must not be in its way. */
  by: "mouse" | "touch" | "focus";
}

export class Inspection {
  item = $state.raw<InspectedItem | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pressedAt: { x: number; y: number } | null = null;
  /** Who clicks has seen enough of an item until the mouse comes back to it. */
  #clicked: HTMLElement | null = null;
  #isPressing = false;
  #release: ReturnType<typeof setTimeout> | undefined;

  close(): void {
    clearTimeout(this.#timer);
    this.item = null;
  }

  /** An attachment for the element that contains the items. */
  attach = (container: HTMLElement): (() => void) => {
    const listening = new AbortController();
    const { signal } = listening;
    const on = <Kind extends keyof HTMLElementEventMap>(
      kind: Kind,
      listener: (event: HTMLElementEventMap[Kind]) => void,
      capture = false,
    ) => container.addEventListener(kind, listener, { signal, capture });
    // A mouse that moves, and not one under which the page does.
    on("pointermove", (event) => event.pointerType === "mouse" && this.#onMouse(event));
    on("pointerleave", (event) => event.pointerType === "mouse" && this.#endOf("mouse"));
    on("pointerdown", (event) => this.#onPress(event));
    on("pointermove", (event) => this.#onDrag(event));
    for (const kind of ["pointerup", "pointercancel"] as const) on(kind, (event) => this.#onRelease(event));
    on("contextmenu", (event) => this.item?.by === "touch" && event.preventDefault());
    on("focusin", (event) => this.#onFocus(event));
    on("focusout", () => this.#onBlur());
    return () => {
      listening.abort();
      clearTimeout(this.#release);
      this.close();
    };
  };

  #onMouse(event: PointerEvent): void {
    const element = itemAt(event);
    if (element && (element === this.item?.element || element === this.#clicked)) return;
    this.#clicked = null;
    this.#endOf("mouse");
    // Every movement restarts the time: only a mouse that rests shows something.
    if (element && !event.buttons) this.#showSoon(element, "mouse", REST_MS);
  }

  #onPress(event: PointerEvent): void {
    this.close();
    clearTimeout(this.#release);
    this.#isPressing = true;
    this.#clicked = itemAt(event);
    const element = event.pointerType === "mouse" ? null : itemAt(event);
    this.#pressedAt = element && { x: event.clientX, y: event.clientY };
    if (element) this.#showSoon(element, "touch", LONG_PRESS_MS);
  }

  #onDrag(event: PointerEvent): void {
    const start = this.#pressedAt;
    if (!start || Math.hypot(event.clientX - start.x, event.clientY - start.y) <= TOLERANCE) return;
    this.#pressedAt = null;
    clearTimeout(this.#timer);
  }

  #onRelease(event: PointerEvent): void {
    const delay = event.pointerType === "mouse" ? 0 : TAP_FOCUS_MS;
    this.#release = setTimeout(() => (this.#isPressing = false), delay);
    if (!this.#pressedAt) return;
    this.#pressedAt = null;
    clearTimeout(this.#timer);
    // The end of a long press is no click.
    if (this.item?.by === "touch") window.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), 50);
  }

  #onFocus(event: FocusEvent): void {
    const element = itemAt(event);
    // The focus that a press brings is not meant for reading.
    if (element && !this.#isPressing) this.#show(element, "focus");
  }

  #showSoon(element: HTMLElement, by: InspectedItem["by"], delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#show(element, by), delay);
  }

  #show(element: HTMLElement, by: InspectedItem["by"]): void {
    clearTimeout(this.#timer);
    if (element.isConnected) this.item = { name: element.dataset.details!, element, by };
  }

  /** An item that is removed loses the focus while the page is being updated, when nothing else may change yet. */
  #onBlur(): void {
    clearTimeout(this.#timer);
    const left = this.item;
    queueMicrotask(() => this.item === left && left?.by === "focus" && (this.item = null));
  }

  #endOf(by: InspectedItem["by"]): void {
    clearTimeout(this.#timer);
    if (this.item?.by === by) this.item = null;
  }
}

function itemAt({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-details]") : null;
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
