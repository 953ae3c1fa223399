/**
 * Roving focus, the keyboard pattern of WAI-ARIA for grids and lists: Tab reaches one item, and arrow keys move the focus from
 * item to item. An item is an element with a `data-` attribute that holds its name.
 */

import { ARROWS } from "../../components/keyboard";

export interface RovingItems {
  /** The items that Tab goes to until one has had the focus: the first of them that is shown. */
  tabStops(): readonly (string | null | undefined)[];
  isShown(item: string): boolean;
  /** Where an arrow key leads; null: nowhere. */
  neighbour(from: string, right: number, down: number): string | null;
  /** The page does not scroll to an item that gets the focus by an arrow key. */
  preventScroll?: boolean;
  /** Called when an item gets the focus. */
  onfocus?(item: string, byKeyboard: boolean): void;
}

export class RovingFocus {
  /** The item that had the focus last. */
  focused = $state<string | null>(null);
  #node: HTMLElement | null = null;

  /** `attribute` is the name of the items' attribute without `data-`. */
  constructor(
    private readonly items: RovingItems,
    private readonly attribute = "cell",
  ) {}

  /** The only item with tabindex 0. */
  tabStop = $derived.by(
    () => [this.focused, ...this.items.tabStops()].find((item) => item && this.items.isShown(item)) ?? null,
  );

  /** An attachment for the element that contains the items. */
  attach = (node: HTMLElement): (() => void) => {
    this.#node = node;
    node.addEventListener("focusin", this.#onFocusIn);
    return () => node.removeEventListener("focusin", this.#onFocusIn);
  };

  /** The item that an event happened in. */
  itemOf({ target }: Event): string | null {
    return (target instanceof HTMLElement && target.dataset[this.attribute]) || null;
  }

  /** Handles an arrow key in an item; returns whether the key was one. */
  onKey = (event: KeyboardEvent): boolean => {
    const [step, from] = [ARROWS[event.key], this.itemOf(event)];
    if (!step || !from || event.altKey || event.ctrlKey || event.metaKey) return false;
    event.preventDefault();
    this.focus(this.items.neighbour(from, ...step));
    return true;
  };

  focus(item: string | null): void {
    const element = item && this.#node?.querySelector<HTMLElement>(`[data-${this.attribute}="${CSS.escape(item)}"]`);
    if (element) element.focus({ preventScroll: this.items.preventScroll ?? false });
  }

  #onFocusIn = (event: FocusEvent): void => {
    const item = this.itemOf(event);
    if (!item) return;
    this.focused = item;
    this.items.onfocus?.(item, (event.target as Element).matches(":focus-visible"));
  };
}

/** The neighbour in a list that starts over at its end, for `RovingItems.neighbour`. */
export function neighbourInList(list: readonly string[], from: string, right: number, down: number): string | null {
  return list.at((list.indexOf(from) + right + down) % list.length) ?? null;
}
