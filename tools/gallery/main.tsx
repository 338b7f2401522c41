// First, because it names the order of the cascade layers.
import '../../src/styles/index.css';
import './parts.css';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { type Example, examples, touches } from './examples';
import { forceTouches, touchAttribute } from './force-touches';

function Shown({ example, touch }: { example: Example; touch?: string }) {
  const { part, state, element, night } = example;
  return (
    <section className={night ? 'part night' : 'part'} {...{ [touchAttribute]: touch }}>
      <h2>
        {part}: {touch ?? state}
      </h2>
      <MemoryRouter>{element}</MemoryRouter>
    </section>
  );
}

/** Every part of the site in every state (only in the development server). */
function Parts() {
  return (
    <main>
      <h1>Parts</h1>
      {examples.map((example) => [
        <Shown key={`${example.part} ${example.state}`} example={example} />,
        ...(example.touched ? touches : []).map((touch) => (
          <Shown key={`${example.part} ${example.state} ${touch}`} example={example} touch={touch} />
        )),
      ])}
    </main>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Parts />);
// Once the styles of all parts are in the document.
window.addEventListener('load', forceTouches);
