import { taskScreen } from '../../messages/index.ts';
import { TaskList } from '../../features/tasks/task-list.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PageHead } from '../page-head.tsx';

export default function TasksPage() {
  return (
    <>
      <PageHead title={taskScreen.title} />
      <PageTitle title={taskScreen.title} description={taskScreen.description} />
      <TaskList />
    </>
  );
}
