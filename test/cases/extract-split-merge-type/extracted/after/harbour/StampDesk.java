package harbour;

class StampDesk {
    private int stamps;

    int stamp(String paper) {
        stamps = stamps + 1;
        press(paper, stamps);
        return stamps;
    }
}
