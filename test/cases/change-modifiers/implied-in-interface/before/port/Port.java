package port;

public interface Port {
    public static final int OPEN = 1;

    public abstract void send(byte[] bytes);

    public int waiting();
}
