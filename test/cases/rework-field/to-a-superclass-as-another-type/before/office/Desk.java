package office;

class Desk extends Thing {
    int calls;
    String owner;

    void ring(String who) {
        System.out.println(who + " rings " + owner);
    }
}
