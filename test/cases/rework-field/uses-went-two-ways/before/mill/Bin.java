package mill;

class Bin {
    int stock;

    int left(int sold) {
        check(sold);
        return stock - sold;
    }

    void fill(int sacks) {
        open();
        stock = sacks * 25;
        close();
    }

    String label(String name) {
        print(name);
        return name + stock;
    }
}
