import { useId } from 'react';
import styles from './FormField.module.css';
import { attributesOf, type Field } from './fields';

interface FormFieldProps {
  field: Field;
  error: string | undefined;
  isMended?: boolean;
  isNative?: boolean;
}

/**
 * A labeled control. Its error message and hint are below it, so that the controls of a row line up.
 * @param error the message to show below the control, or undefined if the last validation found no error
 * @param isMended whether the value has become valid since: the message stays, but no longer stands out
 * @param isNative whether the browser checks the same rules (specification section 5), and shows the `title` in its message
 */
export function FormField({ field, error, isMended = false, isNative = false }: FormFieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const isWrong = error !== undefined && !isMended;
  const describedBy = [error && errorId, field.hint && hintId].filter(Boolean).join(' ');
  const control = {
    id,
    name: field.name,
    required: true,
    autoComplete: field.autoComplete,
    // Spelling and writing aids of browsers can send text to a server while it is typed.
    spellCheck: false,
    writingsuggestions: 'false',
    ...attributesOf[field.holds],
    className: styles.control,
    // Without "false", screen readers call an empty required field invalid from the start.
    'aria-invalid': isWrong,
    'aria-describedby': describedBy || undefined,
  };
  return (
    <div className={field.type === 'textarea' ? styles.wide : styles.field}>
      <label htmlFor={id}>{field.label}</label>
      {field.type === 'textarea' ? (
        <textarea rows={6} {...control} />
      ) : (
        <input type={field.type} pattern={field.pattern} title={isNative ? field.mismatch : undefined} {...control} />
      )}
      {error && (
        <p key={error} id={errorId} className={isMended ? styles.mended : styles.error}>
          {error}
        </p>
      )}
      {field.hint && (
        <p id={hintId} className={styles.hint}>
          {field.hint}
        </p>
      )}
    </div>
  );
}
