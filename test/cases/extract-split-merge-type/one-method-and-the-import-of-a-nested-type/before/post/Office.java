package post;

class Office {
    static class Clerk {
        private int hours;

        static void send(String letter) {
            Stamp stamp = buy(letter.length());
            stamp.put(letter);
            System.out.println(stamp);
        }

        void work(int more) {
            hours += more;
        }
    }

    void open(int hour) {
        ring(hour);
    }
}
