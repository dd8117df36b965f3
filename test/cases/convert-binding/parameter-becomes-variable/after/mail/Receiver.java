package mail;

public class Receiver {
    private int got;

    public int poll() {
        Server server = Server.find("imap.example.org");
        server.login();
        int fresh = server.count() - got;
        got += fresh;
        return fresh;
    }
}
