package post;

class Clerk {
    void work(int hours) {
        Sender sender = hire(hours);
        pay(sender, hours);
    }
}
