package port;

public interface Port {
    int OPEN = 1;

    void send(byte[] bytes);

    int waiting();
}
