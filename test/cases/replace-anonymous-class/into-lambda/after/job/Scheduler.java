package job;

public class Scheduler {
    private int runs;

    public void start(Timer timer) {
        timer.every(60, () -> {
            runs++;
            System.out.println("run " + runs);
        });
    }
}
