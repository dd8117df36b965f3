package prog;

public class Server {
    private int port = 80;

    void listen() {
        System.out.println("listening on " + port);
    }
}
