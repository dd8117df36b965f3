package post;

import post.mail.Sender;

class Office {
    static class Clerk {
        private int hours;

        void work(int more) {
            hours += more;
        }
    }

    void open(int hour) {
        ring(hour);
        Sender.send("open");
    }
}
