import type { ReactNode } from 'react';
import { labels } from '../../content/interface/labels';
import { Button } from '../Button/Button';
import { PhoneNumber } from '../PhoneLink/PhoneLink';

/** A button that calls the clinic and shows its number. */
export function CallButton({ label = labels.call }: { label?: ReactNode }) {
  return (
    <Button phone="clinic" variant="call">
      {label} <PhoneNumber phone="clinic" />
    </Button>
  );
}
