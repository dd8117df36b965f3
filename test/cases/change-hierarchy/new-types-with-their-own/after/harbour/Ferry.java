package harbour;

class Ferry extends Liner implements Paid {
    void cross() {
        steer("other side");
        report("there");
    }

    public int price() {
        return 4;
    }
}
