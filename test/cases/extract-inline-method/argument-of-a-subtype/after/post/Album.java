package post;

class Album implements Sheet {
    int sheets;
    int size;
}
