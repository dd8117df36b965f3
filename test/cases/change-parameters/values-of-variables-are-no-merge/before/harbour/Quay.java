package harbour;

class Quay extends Wharf {
    void stack(int berth, int crate) {
        open(4);
        int place = berth;
        int box = crate;
        lift(place, box);
        close(5, 6);
    }
}
