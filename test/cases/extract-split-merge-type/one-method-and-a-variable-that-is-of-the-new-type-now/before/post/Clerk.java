package post;

class Clerk {
    void send(String letter) {
        Stamp stamp = buy(letter.length());
        stamp.put(letter);
        System.out.println(stamp);
    }

    void work(int hours) {
        Helper sender = hire(hours);
        pay(sender, hours);
    }
}
