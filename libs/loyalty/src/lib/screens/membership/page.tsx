import { useActionData, useLoaderData, useNavigation, useSubmit } from 'react-router-dom';
import { readMembershipForm } from '../../core/membership-form.ts';
import { MembershipPage } from '../../react/membership-page/MembershipPage.tsx';
import type { MembershipData, RejectedChange } from './data.ts';

export const Component = () => {
  const { membership } = useLoaderData<MembershipData>();
  const rejected = useActionData<RejectedChange>();
  const submit = useSubmit();
  const { formData } = useNavigation();
  const sent = formData && readMembershipForm(formData);
  return (
    <MembershipPage
      membership={membership}
      rejected={rejected}
      busy={sent?.intent}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget, { preventScrollReset: true });
      }}
    />
  );
};
