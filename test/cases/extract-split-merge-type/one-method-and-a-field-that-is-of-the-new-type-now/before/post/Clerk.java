package post;

class Clerk {
    private Desk desk;

    void send(String letter) {
        Stamp stamp = buy(letter.length());
        stamp.put(letter);
        System.out.println(stamp);
    }
}
