import { SitePage } from '../../SitePage';

export default function Page() {
  return <SitePage path="/depression" />;
}
