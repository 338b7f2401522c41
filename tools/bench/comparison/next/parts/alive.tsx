'use client';

import { useAlive } from '../../use-alive';

/** Tells when the page has come alive; Next hydrates all of it in one go. */
export function Alive() {
  useAlive();
  return null;
}
