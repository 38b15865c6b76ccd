import { useApp } from '@lyng/feature';
import { Image } from '@lyng/ui';
import { useEffect, useState } from 'react';

/** The image of the newest product of a category, by the address of its list; nothing until it is known. */
export const DepartmentPicture = ({ href }: { readonly href: string }) => {
  const { port } = useApp();
  const [image, setImage] = useState<string>();
  const categoryAlias = /\/c\/([^/?#]+)/.exec(href)?.[1];
  useEffect(() => {
    if (categoryAlias === undefined) return undefined;
    const controller = new AbortController();
    const load = async (): Promise<void> => {
      const query = { categoryAlias: decodeURIComponent(categoryAlias), take: 1 };
      const row = await (await port('productRow'))?.(query, controller.signal);
      setImage(row?.[0]?.images[0]?.fileName);
    };
    void load().catch(() => undefined);
    return () => controller.abort();
  }, [categoryAlias, port]);
  return image && <Image fileName={image} alt="" sizes="240px" width={240} height={300} />;
};
