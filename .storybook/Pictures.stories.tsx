import type { Meta, StoryObj } from '@storybook/react-vite';
import { Picture } from '../src/components/Picture/Picture';
import { pictures } from '../src/content/pictures';
import { wide } from './story';
import './foundations.css';

/** Every picture of the site in the two crops that pages show. */
export default { title: 'Pictures', parameters: { ...wide }, tags: ['!test'] } satisfies Meta;

export const AllPictures: StoryObj = {
  render: () => (
    <ul className="pictures">
      {pictures.map((name) => (
        <li key={name}>
          <div>
            <Picture name={name} crop="wide" />
            <Picture name={name} crop="tall" />
          </div>
          {name}
        </li>
      ))}
    </ul>
  ),
};
