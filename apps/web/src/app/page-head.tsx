import { navigation } from '../messages/index.ts';

interface PageHeadProps {
  title: string;
  /** For search engines; pages behind the guard have none. */
  description?: string;
}

/** React puts these into the document's head. */
export function PageHead({ title, description }: PageHeadProps) {
  return (
    <>
      <title>{`${title} · ${navigation.product}`}</title>
      {description !== undefined && <meta name="description" content={description} />}
    </>
  );
}
