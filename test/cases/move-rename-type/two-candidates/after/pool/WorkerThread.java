package pool;

class WorkerThread extends Thread {
    private final JobQueue queue;
    private volatile boolean stopped;

    WorkerThread(JobQueue queue) {
        this.queue = queue;
    }

    @Override
    public void run() {
        while (!stopped) {
            queue.step();
        }
    }
}
