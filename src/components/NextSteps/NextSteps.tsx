import type { Section } from '../../content/types';
import { Button } from '../Button/Button';
import { CallButton } from '../CallButton/CallButton';
import styles from './NextSteps.module.css';

interface NextStepsProps {
  /** The sections of the page that cannot wait; without any, the next step is to call. */
  sections?: readonly Pick<Section, 'id' | 'heading'>[] | undefined;
  /** What the call is for, in place of "Call". */
  callLabel?: string | undefined;
}

/** What a visitor can do next, in the first screen of a page: go to what is urgent, or call. */
export function NextSteps({ sections, callLabel }: NextStepsProps) {
  return (
    <p className={`actions ${styles.steps}`} data-screen-only={sections ? true : undefined}>
      {sections?.flatMap(({ id, heading }) => [
        <Button key={id} section={id} look="quiet">
          {heading}
        </Button>,
        ' ',
      ]) ?? <CallButton label={callLabel} />}
    </p>
  );
}
