package shop;

public class Mailer {
    private String sender;

    public void send(String receiver, String subject) {
        String header = "From: " + sender + "\nTo: " + receiver;
        System.out.println(header);
        System.out.println("Subject: " + subject);
    }
}
