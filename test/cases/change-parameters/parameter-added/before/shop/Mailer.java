package shop;

public class Mailer {
    private String sender;

    public void send(String receiver) {
        String header = "From: " + sender + "\nTo: " + receiver;
        System.out.println(header);
    }
}
