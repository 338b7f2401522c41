import type { ReactNode } from 'react';
import { labels } from '../../content/labels';
import { site } from '../../site';
import { Button } from '../Button/Button';

/** Calls the clinic, and shows its number. */
export function CallButton({ label = labels.call }: { label?: ReactNode }) {
  return (
    <Button phone="clinic" look="call">
      {label} <span className="phone">{site.phone.display}</span>
    </Button>
  );
}
