package mail;

public class Sender {
    private int sent;

    public void send(String text) {
        Server server = Server.find("smtp.example.org");
        server.login();
        server.put(text);
        sent++;
    }
}
