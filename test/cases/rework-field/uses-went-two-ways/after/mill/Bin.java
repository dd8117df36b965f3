package mill;

class Bin {
    int flour;
    int bran;

    int left(int sold) {
        check(sold);
        return flour - sold;
    }

    void fill(int sacks) {
        open();
        flour = sacks * 25;
        close();
    }

    String label(String name) {
        print(name);
        return name + bran;
    }
}
