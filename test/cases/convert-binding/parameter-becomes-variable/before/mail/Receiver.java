package mail;

public class Receiver {
    private int got;

    public int poll(Server server) {
        server.login();
        int fresh = server.count() - got;
        got += fresh;
        return fresh;
    }
}
