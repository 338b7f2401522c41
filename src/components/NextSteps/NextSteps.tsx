import type { Section } from '../../content/types';
import { Button } from '../Button/Button';
import { CallButton } from '../CallButton/CallButton';
import styles from './NextSteps.module.css';

interface NextStepsProps {
  /** The urgent sections of the page. If there are none, the next step is to call. */
  sections?: readonly Pick<Section, 'id' | 'heading'>[];
  /** The label of the call button. Default: "Call". */
  callLabel?: string | undefined;
}

/** The next steps, on the first screen of a page: links to urgent sections, or a call. */
export function NextSteps({ sections = [], callLabel }: NextStepsProps) {
  return (
    <p className={`actions ${styles.steps}`} data-screen-only={sections.length > 0 || undefined}>
      {sections.length === 0 && <CallButton label={callLabel} />}
      {sections.flatMap(({ id, heading }) => [
        <Button key={id} section={id} variant="quiet">
          {heading}
        </Button>,
        ' ',
      ])}
    </p>
  );
}
