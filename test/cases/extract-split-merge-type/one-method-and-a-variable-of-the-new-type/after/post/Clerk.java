package post;

class Clerk {
    void work(int hours) {
        open(hours);
        Sender sender = hire(hours);
        close(hours);
    }
}
