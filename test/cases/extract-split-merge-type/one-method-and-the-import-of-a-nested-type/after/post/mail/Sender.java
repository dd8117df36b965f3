package post.mail;

public class Sender {
    public static void send(String letter) {
        Stamp stamp = buy(letter.length());
        stamp.put(letter);
        System.out.println(stamp);
    }
}
