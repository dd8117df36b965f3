package run;

public abstract class Task {
    public abstract void run(long now);

    public abstract String name();
}
