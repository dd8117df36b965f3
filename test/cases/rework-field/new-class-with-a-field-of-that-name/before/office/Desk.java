package office;

class Desk {
    int calls;
    String owner;

    void ring(String who) {
        System.out.println(who + " rings " + owner);
    }
}
