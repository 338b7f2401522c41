import { DocsContext, Story } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { showScheme } from './scheme';

/** The page of a component: its description, and all its states side by side. */
export function StatesPage() {
  const context = useContext(DocsContext);
  const stories = context.componentStories();
  const [first] = stories;
  if (!first) return null;
  const { scheme } = context.getStoryContext(first).globals;
  showScheme(scheme);
  const description: string =
    first.parameters.docs.description?.component ?? first.component?.__docgenInfo?.description ?? '';
  return (
    <div className="sb-unstyled states-page">
      <h1>{first.title.split('/').at(-1)}</h1>
      <p>
        <code>{String(first.parameters.fileName).replace('./', '').replace('.stories', '')}</code>
        {description.replace(/\s@.*|`/gs, '')}
      </p>
      <div className="states">
        {stories.map(({ id, name, moduleExport, parameters: { screen, wide } }) => (
          <figure key={id} className={screen ? 'screen' : wide ? 'wide' : ''}>
            <figcaption>
              <a href={`?path=/story/${id}`} target="_top">
                {name}
              </a>
              {screen && ` ${screen.width} px`}
            </figcaption>
            <div className="frame">
              {screen ? (
                <iframe src={`iframe.html?id=${id}&globals=scheme:${scheme}`} title={name} {...screen} loading="lazy" />
              ) : (
                <Story of={moduleExport} />
              )}
            </div>
          </figure>
        ))}
      </div>
    </div>
  );
}
