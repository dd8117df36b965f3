package job;

public class Scheduler {
    private int runs;

    public void start(Timer timer) {
        timer.every(60, new Runnable() {
            @Override
            public void run() {
                runs++;
                System.out.println("run " + runs);
            }
        });
    }
}
