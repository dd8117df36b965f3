package mail;

public class Sender {
    private int sent;

    public void send(String text, Server server) {
        server.login();
        server.put(text);
        sent++;
    }
}
