package post;

class Sender {
    void send(String letter) {
        Stamp stamp = buy(letter.length());
        stamp.put(letter);
        System.out.println(stamp);
    }
}
