import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

interface Disclosures<Id extends string> {
  /** Which one is open; never more than one. */
  readonly open: Id | undefined;
  toggle(id: Id): void;
  close(): void;
  /** For the element that holds all of them: leaving it closes what is open. */
  readonly ref: RefObject<HTMLElement | null>;
  /** For that element's `onKeyDown`: Escape closes and gives the focus back to the button that opened. */
  onKeyDown(event: KeyboardEvent): void;
}

/**
 * A group of disclosures of which one may be open (specification section 4: each submenu is open or closed). A click on
 * its button, a click or focus elsewhere, Escape and a navigation close it.
 */
export function useDisclosures<Id extends string>(): Disclosures<Id> {
  const [open, setOpen] = useState<Id>();
  const ref = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState(key);

  if (openedAt !== key) {
    setOpenedAt(key);
    setOpen(undefined);
  }

  useEffect(() => {
    if (open === undefined) return;
    const leave = (event: Event) => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) setOpen(undefined);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [open]);

  return {
    open,
    ref,
    toggle: (id) => setOpen((current) => (current === id ? undefined : id)),
    close: () => setOpen(undefined),
    onKeyDown(event) {
      if (event.key !== 'Escape' || open === undefined) return;
      event.stopPropagation();
      const button = ref.current?.querySelector<HTMLElement>(`[data-disclosure="${open}"]`);
      setOpen(undefined);
      button?.focus();
    },
  };
}
