package harbour;

class Rope {
    protected int length;

    int cut(int metres) {
        length = length - metres;
        report("cut", length);
        return length;
    }
}
