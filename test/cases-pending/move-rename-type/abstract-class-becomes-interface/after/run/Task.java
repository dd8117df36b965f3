package run;

public interface Task {
    void run(long now);

    String name();
}
