"""What a page does to its readers: what axe finds, small targets, text that is cut off or lies over other text."""

from collections.abc import Iterator
from contextlib import contextmanager

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

# The target of a checkbox includes its label; a link within a sentence is as large as its words.
_SMALL = """() => [...document.querySelectorAll('a[href], button, select, input, textarea, summary')]
    .filter(node => node.checkVisibility({ visibilityProperty: true }) && !node.closest('.skip, [inert]'))
    .map(node => [node, node.matches('[type=checkbox], [type=radio]') ? node.closest('label') : node])
    .map(([node, target]) => [node, target.getBoundingClientRect()])
    .filter(([, box]) => box.width && Math.min(box.width, box.height) < 43.5)
    .map(([node, box]) => `${node.outerHTML.slice(0, 120)} ${box.width} × ${box.height}`)"""

_WIDE = """() => document.documentElement.scrollWidth <= innerWidth ? [] : [...document.querySelectorAll('body *')]
    .filter(node => node.checkVisibility() && !node.closest('svg'))
    .filter(node => node.getBoundingClientRect().right > innerWidth + 0.5)
    .map(node => `too wide: ${node.tagName} ${node.className} ${node.textContent.trim().slice(0, 40)}`)"""

# The lines of every text that is visible now, each with its element.
_CUT = """() => {
  const faults = [], lines = [];
  const report = (what, words) => faults.push(`${what}: ${words.slice(0, 60)}`);
  const isClipped = node => node && (getComputedStyle(node).clipPath !== 'none' || isClipped(node.parentElement));
  const isShown = node =>
    node.checkVisibility({ visibilityProperty: true }) && !node.closest('.skip, select, svg') && !isClipped(node);
  // The part of a box that is not scrolled away.
  const visiblePart = (node, { left, top, right, bottom }) => {
    for (let up = node; up && up !== document.body; up = up.parentElement) {
      const frame = up.getBoundingClientRect(), { overflowX, overflowY } = getComputedStyle(up);
      const scrolls = overflow => up.role === 'application' || /auto|scroll/.test(overflow);
      if (scrolls(overflowX)) [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
      if (scrolls(overflowY)) [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
    }
    return { left, top, right, bottom, height: bottom - top };
  };
  // A layer that floats above the page may cover text.
  const layers = 'dialog, .bar .buttons, .bar, .banner, .floating, .details, .seats, .side';
  const layerOf = node => node.closest(layers) ?? document.body;
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walk.nextNode(); text; text = walk.nextNode()) {
    const node = text.parentElement, words = text.data.trim();
    // What is abridged can be read whole in the log.
    if (!words || !isShown(node) || node.closest('[data-abridged]')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const boxes = [...range.getClientRects()].filter(box => box.width > 1).map(box => visiblePart(node, box))
      .filter(box => box.right - box.left > 1 && box.height > 4);
    lines.push(...boxes.map(box => ({ node, box, words, layer: layerOf(node) })));
    const around = node.closest('button, a, .card') ?? node;
    const [inner, outer] = [range.getBoundingClientRect(), around.getBoundingClientRect()];
    if (inner.right > outer.right + 2 || inner.left < outer.left - 2 || inner.bottom > outer.bottom + 4)
      report('out of its box', words);
    // A map that is panned shows what lies beyond its edges.
    for (let up = node; up && up !== document.body && up.role !== 'application'; up = up.parentElement)
      if (/hidden|clip/.test(getComputedStyle(up).overflowX) && up.scrollWidth > up.clientWidth + 2)
        report('cut off', words);
  }
  for (const [place, { node, box, words, layer }] of lines.entries())
    for (const other of lines.slice(place + 1)) {
      if (node === other.node || layer !== other.layer) continue;
      const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      // Lines of text may touch: their boxes are higher than their letters.
      if (wide > 3 && high > box.height * 0.4) report('over each other', `${words.slice(0, 28)} / ${other.words}`);
    }
  return [...new Set(faults)];
}"""

# Boards measure themselves, and what they move then takes its time: the page has settled when nothing has moved for a
# while.
_RESIZED = """size => {
  document.documentElement.style.fontSize = size;
  const pause = () => new Promise(done => setTimeout(() => requestAnimationFrame(done), 100));
  const isMoving = ({ playState, effect }) =>
    playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
  const places = () => [...document.querySelectorAll('body *')].map(node => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return [left, top, width, height].map(Math.round).join();
  }).join(';');
  return (async () => {
    let before;
    do {
      before = places();
      await pause();
    } while (document.getAnimations().some(isMoving) || places() !== before);
  })();
}"""


def violations(page: Page) -> list[str]:
    """What axe finds, when everything has the colour that it is going to have."""
    page.wait_for_function("() => document.getAnimations().every(animation => animation.playState !== 'running')")
    broken = Axe().run(page).response["violations"]
    return [f"{rule['id']}: {node['html'][:160]}" for rule in broken for node in rule["nodes"]]


def small_targets(page: Page) -> list[str]:
    """Whatever can be pressed and is not 44 pixels wide and high."""
    return list(page.evaluate(_SMALL))


def too_wide(page: Page) -> list[str]:
    """What makes the page scroll sideways."""
    return list(page.evaluate(_WIDE))


def cut_texts(page: Page, percent: int) -> list[str]:
    """Texts that are not read whole when the reader's letters have that size and the page has settled."""
    with letters(page, percent):
        return [*page.evaluate(_CUT), *page.evaluate(_WIDE)]


@contextmanager
def letters(page: Page, percent: int) -> Iterator[None]:
    """The page as it is, once it has settled, for a reader whose letters have that size.

    Nothing waits until it has settled again: whoever uses the page then waits for what they use.
    """
    page.evaluate(_RESIZED, f"{percent}%")
    try:
        yield
    finally:
        page.evaluate("document.documentElement.style.fontSize = ''")
