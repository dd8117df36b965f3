package job;

public interface Callback {
    void done(int code);
}
