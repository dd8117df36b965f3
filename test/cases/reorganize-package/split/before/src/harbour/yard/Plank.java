package harbour.yard;

class Plank {
    private int length;

    int saw(int metres) {
        length = length - metres;
        return length;
    }
}
